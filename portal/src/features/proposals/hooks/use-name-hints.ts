import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { withRow } from '../model/rows.ts';
import type { SheetHold } from './use-sheet.ts';

interface Asked {
  key: string;
  typed: string;
  at: DOMRect;
}

const fewestLetters = 2;

/** Items of the catalog while a name is typed: chosen by arrows and Enter, or by a press; what is typed stays unless one is chosen. */
export function useNameHints(grid: RefObject<HTMLElement | null>, { sheet, act }: Pick<SheetHold, 'sheet' | 'act'>) {
  const may = useMay();
  const [asked, setAsked] = useState<Asked>();
  const [marked, setMarked] = useState(-1);
  const search = useDeferredValue(asked?.typed.trim() ?? '');
  const { data: found = [] } = useQuery({
    queryKey: ['catalog', 'hints', search],
    queryFn: async ({ signal }) => {
      const { items } = await ask(api.GET('/api/v1/catalog', { params: { query: { limit: 8, search } }, signal }));
      return items;
    },
    enabled: asked !== undefined && search.length >= fewestLetters && may('catalog.read'),
    placeholderData: (previous) => previous,
  });
  const items = asked && search.length >= fewestLetters ? found : [];
  const rows = useRef(sheet.rows);
  rows.current = sheet.rows;

  const close = useCallback(() => {
    setAsked(undefined);
    setMarked(-1);
  }, []);

  useEffect(() => {
    const area = grid.current;
    if (!area || !asked) return;
    area.addEventListener('scroll', close);
    area.addEventListener('focusout', close);
    return () => {
      area.removeEventListener('scroll', close);
      area.removeEventListener('focusout', close);
    };
  }, [grid, asked, close]);

  const pick = (at: number) => {
    const item = items[at];
    if (!asked || !item) return;
    const { id: catalogItemId, name, baseUom: uom, type, vatRate } = item;
    const lineType = type === 'service' ? ('service' as const) : ('material' as const);
    const change = { catalogItemId, name, uom, lineType, ...(vatRate && { vatRate }) };
    act({ kind: 'rows', rows: withRow(rows.current, asked.key, change) });
    close();
  };

  return {
    ...{ items, marked, at: asked?.at, key: asked?.key, pick },
    /** A name is being typed into this cell. */
    ask: useCallback((key: string, typed: string, field: HTMLElement) => {
      setMarked(-1);
      setAsked({ key, typed, at: field.getBoundingClientRect() });
    }, []),
    /** Whether the key was for the list. */
    onKey(code: string): boolean {
      if (items.length === 0) return false;
      if (code === 'ArrowDown') setMarked((one) => Math.min(one + 1, items.length - 1));
      else if (code === 'ArrowUp' && marked >= 0) setMarked(marked - 1);
      else if (code === 'Escape') close();
      else if ((code === 'Enter' || code === 'NumpadEnter') && marked >= 0) pick(marked);
      else return false;
      return true;
    },
  };
}

export type NameHints = ReturnType<typeof useNameHints>;
