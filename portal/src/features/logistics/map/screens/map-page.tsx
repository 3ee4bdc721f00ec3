import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Map as MapIcon, Table } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../../../../kit/page.tsx';
import { say } from '../../../../kit/say.ts';
import { ProblemText } from '../../../../kit/tell.tsx';
import { useChangeSearch } from '../../../../kit/use-change-search.ts';
import { SectionLinks } from '../../components/section-links.tsx';
import { ListTabs } from '../components/list-tabs.tsx';
import { MapFilters } from '../components/map-filters.tsx';
import { MapPane } from '../components/map-pane.tsx';
import { MapSide } from '../components/map-side.tsx';
import { MapTable } from '../components/map-table.tsx';
import { Timeline } from '../components/timeline.tsx';
import { countsOf } from '../entries-of.ts';
import { mapQuery } from '../map-query.ts';
import type { MapSearch } from '../map-search.ts';
import { listOf } from '../understood.ts';
import classes from './map-page.module.css';

/** Where everything is and what is planned: a list beside the map, or the same as a table. */
export function MapPage() {
  const search = useSearch({ from: '/$portal/logistics/map' });
  const change = useChangeSearch<MapSearch>();
  const [pointed, point] = useState<string>();
  const { data: map, error } = useQuery(mapQuery(search));
  const { chosen } = search;
  const [list, isTable] = [listOf(search), search.view === 'table'];
  const choose = (name: string | undefined) => change({ chosen: name } as MapSearch);
  return (
    <Page
      title={say('Map of deliveries', 'Карта доставок')}
      actions={
        <Button
          variant="default"
          leftSection={isTable ? <MapIcon size={16} /> : <Table size={16} />}
          onClick={() => change({ view: isTable ? undefined : 'table' } as MapSearch)}
        >
          {isTable ? say('On the map', 'На карте') : say('As a table', 'Таблицей')}
        </Button>
      }
    >
      <SectionLinks />
      <MapFilters search={search} regions={map?.regions ?? []} onChange={change} />
      <Timeline search={search} planned={map?.days ?? []} onChange={change} />
      {error && !map && (
        <div role="alert">
          <ProblemText error={error} />
        </div>
      )}
      {map && isTable && (
        <>
          <ListTabs list={list} counts={countsOf(map)} onChange={(next) => change({ list: next })} />
          <MapTable map={map} list={list} onOpen={(name) => change({ chosen: name, view: undefined } as MapSearch)} />
        </>
      )}
      {map && !isTable && (
        <div className={classes.panes}>
          <MapSide map={map} search={search} pointed={pointed} onPoint={point} onChange={change} />
          <MapPane map={map} chosen={chosen} pointed={pointed} onPoint={point} onChoose={choose} onChange={choose} />
        </div>
      )}
    </Page>
  );
}
