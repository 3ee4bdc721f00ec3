/** What a phone dials: the digits alone, with the plus before them. */
export const dialled = (phone: string) => `tel:${phone.replaceAll(/[^\d+,;*#]/g, '')}`;
