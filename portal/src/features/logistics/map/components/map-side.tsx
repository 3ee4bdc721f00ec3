import { counted, say } from '../../../../kit/say.ts';
import { countsOf, entriesOf } from '../entries-of.ts';
import type { PlannedMap } from '../map-query.ts';
import type { MapSearch } from '../map-search.ts';
import classes from '../screens/map-page.module.css';
import { isNarrowed, type ListName, listOf } from '../understood.ts';
import { ListTabs, listNames } from './list-tabs.tsx';
import { MapList } from './map-list.tsx';

interface MapSideProps {
  map: PlannedMap;
  search: MapSearch;
  pointed: string | undefined;
  onPoint(name: string | undefined): void;
  onChange(next: MapSearch): void;
}

/** The lists beside the map, and what the map cannot show. */
export const MapSide = ({ map, search, pointed, onPoint, onChange }: MapSideProps) => {
  const list = listOf(search);
  return (
    <div className={classes.side}>
      <ListTabs list={list} counts={countsOf(map)} onChange={(next) => onChange({ list: next })} />
      <MapList
        key={list}
        label={say(listNames[list])}
        entries={entriesOf(map, list)}
        chosen={search.chosen}
        none={noneOf(list, search)}
        pointed={pointed}
        onPoint={onPoint}
        onChoose={(name) => onChange({ chosen: name } as MapSearch)}
      />
      {noteOf(map).map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </div>
  );
};

function noneOf(list: ListName, search: MapSearch): string {
  if (isNarrowed(search)) return say('Nothing under these filters.', 'По этому отбору ничего нет.');
  switch (list) {
    case 'routes':
      return say('No routes are planned yet.', 'Маршрутов пока не запланировано.');
    case 'batches':
      return say('No batches are planned yet.', 'Партий пока не запланировано.');
    case 'vehicles':
      return say('No vehicles are kept yet.', 'Транспорта пока нет.');
    case 'objects':
      return say('No object has coordinates yet.', 'Объектов с координатами пока нет.');
  }
}

function noteOf({ objectsWithoutCoordinates, truncated }: PlannedMap): string[] {
  const unplaced = counted(objectsWithoutCoordinates, ['object', 'objects'], ['объект', 'объекта', 'объектов']);
  return [
    ...(objectsWithoutCoordinates > 0
      ? [say(`${unplaced} without coordinates: not on the map.`, `${unplaced} без координат: на карте их нет.`)]
      : []),
    ...(truncated
      ? [
          say(
            'Only a part is shown: narrow it by days, region or status.',
            'Показана только часть: сузьте по дням, региону или статусу.',
          ),
        ]
      : []),
  ];
}
