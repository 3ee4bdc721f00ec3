/** A `ref` by which what has just come into sight takes the focus. */
export function focusNow(element: HTMLElement | null) {
  if (element?.offsetParent) element.focus();
}
