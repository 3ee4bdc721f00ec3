/**
 * Keys of every field that offers a list, and of every field in a table of lines: Enter takes what is marked or leads to the next
 * line and never sends the form around them; Tab takes what is marked. Listened to once, for all of them.
 */
export function listenToListKeys(page: Document = document) {
  const typedInto = new WeakSet<EventTarget>();
  page.addEventListener('input', ({ target }) => target && typedInto.add(target));
  page.addEventListener('focusout', ({ target }) => target && typedInto.delete(target));
  page.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || event.isComposing) return;
    const isOfList = target.getAttribute('aria-haspopup') === 'listbox';
    if (key === 'Enter' && !event.defaultPrevented && target.form && (isOfList || target.closest('td'))) {
      event.preventDefault();
      if (!isOfList) sameFieldBelow(target)?.focus();
    }
    if (key === 'Tab' && isOfList && typedInto.has(target)) markedOf(target, page)?.click();
  });
}

/** The option that stands out in the open list of a field. */
function markedOf(input: HTMLInputElement, page: Document): HTMLElement | null {
  const list = page.getElementById(input.getAttribute('aria-controls') ?? '');
  return list?.querySelector<HTMLElement>('[data-combobox-selected]') ?? null;
}

function sameFieldBelow(input: HTMLInputElement): HTMLInputElement | null {
  const cell = input.closest('td');
  for (let row = cell?.closest('tr')?.nextElementSibling; cell && row; row = row.nextElementSibling) {
    const below = row.children[cell.cellIndex]?.querySelector('input');
    if (below) return below;
  }
  return null;
}
