/** Checks a tax registration reason code; it has no check digit. */
export function checkKpp(text: string): 'kpp_format' | null {
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(text) ? null : 'kpp_format';
}
