const signed = /^-?(0|[1-9]\d{0,12})(\.\d{1,6})?$/;

/** Decimal strings on the wire: up to 13 digits before the point, up to 6 after, no exponent, no grouping. */
export const isDecimal = (text: string, unsigned: boolean) => signed.test(text) && !(unsigned && text.startsWith('-'));
