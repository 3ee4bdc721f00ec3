/** `2026-11-25` as Russian papers write it: `25.11.2026`. */
export const printedDay = (day: string): string => day.split('-').reverse().join('.');
