/** Where the sealed token of a driver's link stands. */
export const sealedToken = (linkId: string) => ({ table: 'driver_links', column: 'sealed', rowId: linkId });
