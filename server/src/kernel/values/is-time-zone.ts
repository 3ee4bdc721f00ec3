/** Named zones only: an offset such as +03:00 is not one, because it has no history of changes. */
export function isTimeZone(text: string): boolean {
  try {
    return /^[A-Za-z]/.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
