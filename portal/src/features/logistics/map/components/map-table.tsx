import { Empty } from '../../../../kit/empty.tsx';
import { say } from '../../../../kit/say.ts';
import { Status } from '../../../../kit/status.tsx';
import type { Column } from '../../../../kit/table/column.ts';
import { DataTable } from '../../../../kit/table/data-table.tsx';
import { type Entry, entriesOf } from '../entries-of.ts';
import { foundOnMap, placesOf } from '../found-on-map.ts';
import type { PlannedMap } from '../map-query.ts';
import type { ListName } from '../understood.ts';
import { listNames } from './list-tabs.tsx';

interface MapTableProps {
  map: PlannedMap;
  list: ListName;
  onOpen(name: string): void;
}

interface Row extends Entry {
  id: string;
}

/** The same as the map, for those who read tables: every row opens on the map. */
export function MapTable({ map, list, onOpen }: MapTableProps) {
  const rows = entriesOf(map, list).map((entry) => ({ ...entry, id: entry.name }));
  return (
    <DataTable
      label={say(listNames[list])}
      list={whole(rows)}
      columns={columns(map)}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      onOpen={({ name }) => onOpen(name)}
      empty={<Empty title={say('Nothing here', 'Здесь пусто')} />}
    />
  );
}

/** Rows that have all come already, as a list that has no more. */
const whole = (rows: Row[]) => ({
  ...{
    rows,
    total: undefined,
    more() {},
    address: undefined,
    hasMore: false,
    isPending: false,
    isChanging: false,
    error: null,
    again: () => undefined,
  },
});

const columns = (map: PlannedMap): readonly Column<Row>[] => [
  { id: 'title', header: say('Name', 'Название'), cell: ({ title }) => <b>{title}</b>, width: '1.2fr' },
  {
    id: 'about',
    header: say('What is known', 'Что известно'),
    cell: ({ about }) => about || '—',
    width: '2fr',
    wide: true,
  },
  {
    id: 'mark',
    header: say('State', 'Состояние'),
    width: 190,
    cell: ({ mark }) => (mark ? <Status tone={mark.tone}>{mark.text}</Status> : '—'),
  },
  {
    id: 'place',
    header: say('Latitude, longitude', 'Широта, долгота'),
    width: 190,
    wide: true,
    cell: ({ name }) => coordinatesOf(map, name),
  },
];

function coordinatesOf(map: PlannedMap, name: string): string {
  const found = foundOnMap(map, name);
  const [first] = found ? placesOf(map, found) : [];
  return first ? `${first[1].toFixed(4)}, ${first[0].toFixed(4)}` : say('not on the map', 'нет на карте');
}
