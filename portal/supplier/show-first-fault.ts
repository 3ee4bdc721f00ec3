/** Leads to what has to be mended first; else to the price of a position that has none. */
export function showFirstFault(id?: string) {
  const faulty =
    document.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    document.querySelector<HTMLElement>(`[data-cell="${id} price"]`) ??
    document.querySelector('.fault');
  faulty?.scrollIntoView({ block: 'center' });
  faulty?.focus();
}
