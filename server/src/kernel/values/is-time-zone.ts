/** Zones by name: an offset such as +03:00 is none, for it knows no history. */
export function isTimeZone(text: string): boolean {
  try {
    return /^[A-Za-z]/.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
