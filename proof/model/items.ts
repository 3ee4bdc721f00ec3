/** The types of the items that a campaign orders, in the order they are made. */
export const items = ['product', 'product', 'service'] as const;
