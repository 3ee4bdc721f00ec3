import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { say } from '../kit/say.ts';
import { useMay } from '../shared/session/me.ts';
import { fewestLetters, pagesLike, recordsLike } from './palette-lines.ts';
import { useConnected } from './use-connected.ts';

const [store, spotlight] = createSpotlight();

export const openPalette = () => spotlight.open();

/** Ctrl+K: pages by name, records by what is typed. */
export function Palette({ portal }: { portal: string }) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const navigate = useNavigate();
  const may = useMay();
  const connected = useConnected();
  const go = (path: string) => void navigate({ href: `/${portal}/${path}` });
  const { data: records = [], isPlaceholderData } = useQuery({
    queryKey: ['palette', wanted],
    // Comes with the first search: nobody waits for it on the first page.
    queryFn: async ({ signal }) => (await import('./find-records.ts')).findRecords(wanted, may, signal),
    enabled: wanted.length >= fewestLetters,
    placeholderData: (previous) => previous,
  });
  const pages: SpotlightActionData[] = pagesLike(wanted, may, connected).map(({ path, label, icon: Icon }) => ({
    id: `page ${path}`,
    label: say(label),
    leftSection: <Icon size={16} />,
    onClick: () => go(path),
  }));
  const found: SpotlightActionData[] = recordsLike(records, wanted, isPlaceholderData).map(
    ({ path, label, about }) => ({ id: path, label, description: about, onClick: () => go(path) }),
  );
  const shown = [...pages, ...found].map(({ id }) => id).join();
  const field = useRef<HTMLInputElement>(null);
  // Records come after the letters: the first line is chosen anew, as by the arrow, so that Enter opens it.
  useEffect(() => {
    if (wanted === '' || shown === '') return;
    store.updateState((state) => ({ ...state, selected: -1 }));
    field.current?.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowDown', bubbles: true }));
  }, [wanted, shown]);
  return (
    <Spotlight
      store={store}
      actions={[...pages, ...found]}
      query={query}
      onQueryChange={setQuery}
      filter={(_, actions) => actions}
      shortcut={['mod + K', 'mod + Л']}
      styles={{ actionDescription: { opacity: 1 } }}
      attributes={{ content: { 'aria-label': say('Find', 'Найти') } }}
      nothingFound={say('Nothing found', 'Ничего не найдено')}
      searchProps={{
        ref: field,
        leftSection: <Search size={18} />,
        placeholder: say('Page, number, name, article…', 'Страница, номер, название, артикул…'),
        'aria-label': say('Find', 'Найти'),
      }}
      scrollable
      maxHeight={420}
    />
  );
}
