import { type RefObject, useEffect, useState } from 'react';

interface CellHint {
  /** Offer that is explained. */
  key: string;
  cell: DOMRect;
}

/** The cell that the pointer rests on, or that has the focus, after a moment; none while one types or scrolls. */
export function useCellHint(within: RefObject<HTMLElement | null>): CellHint | null {
  const [hint, setHint] = useState<CellHint | null>(null);
  useEffect(() => {
    const area = within.current;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: Element | null = null;
    const hide = () => {
      clearTimeout(timer);
      pending = null;
      setHint(null);
    };
    const show = ({ target }: Event) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-key]') : null;
      if (cell === pending) return;
      hide();
      pending = cell;
      const key = cell?.dataset.key;
      if (cell && key) timer = setTimeout(() => setHint({ key, cell: cell.getBoundingClientRect() }), 600);
    };
    const shown = ['pointerover', 'focusin'];
    const hidden = ['pointerleave', 'focusout', 'scroll', 'input', 'keydown', 'pointerdown'];
    for (const name of shown) area.addEventListener(name, show);
    for (const name of hidden) area.addEventListener(name, hide);
    return () => {
      clearTimeout(timer);
      for (const name of shown) area.removeEventListener(name, show);
      for (const name of hidden) area.removeEventListener(name, hide);
    };
  }, [within]);
  return hint;
}
