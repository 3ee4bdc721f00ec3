import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReportTile } from '../../../../../nouns/report-page.ts';
import { Empty } from '../../../kit/empty.tsx';
import { moved } from '../../../kit/ordered/order.ts';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { useMe } from '../../../shared/session/me.ts';
import type { ReportsSearch } from '../searches.ts';
import classes from './page.module.css';
import { pagesQuery, useDeletePage, useSavePage, usualPage } from './pages.ts';
import { Tile } from './tile.tsx';
import { tileTitle } from './tile-answer.ts';
import { TileMenu } from './tile-menu.tsx';

/** A page of one's own, or one that a colleague shares; whoever has none sees the usual one. */
export function PageTab({ chosen }: { chosen: string | undefined }) {
  const { user } = useMe();
  const change = useChangeSearch<{ of: ReportsSearch['of'] | undefined }>();
  const { data: pages, error } = useQuery(pagesQuery);
  const save = useSavePage();
  const remove = useDeletePage();
  if (error) return <ProblemText error={error} />;
  if (!pages) return null;
  const own = pages.find(({ ownerId }) => ownerId === user.id);
  const page = pages.find(({ id }) => id === chosen) ?? own ?? usualPage();
  const isMine = page.id === undefined || page.ownerId === user.id;
  const keep = (tiles: ReportTile[]) => save.mutate({ page, tiles });
  return (
    <>
      <Group gap="xs" mb="sm">
        {pages.length > 1 && (
          <NativeSelect
            aria-label={say('Page', 'Страница')}
            value={page.id ?? ''}
            onChange={({ currentTarget }) => change({ of: currentTarget.value })}
            data={pages.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {isMine && page.id !== undefined && (
          <>
            <Button variant="default" onClick={() => save.mutate({ page, isShared: !page.isShared })}>
              {page.isShared ? say('Keep for myself', 'Сделать личной') : say('Share', 'Сделать общей')}
            </Button>
            <Button variant="subtle" color="gray" onClick={() => page.id && remove.mutate(page.id)}>
              {say('As it was at first', 'Вернуть исходную')}
            </Button>
          </>
        )}
        {!isMine && <span className="dimmed">{say('A colleague’s page', 'Страница коллеги')}</span>}
      </Group>
      {page.tiles.length === 0 && (
        <Empty title={say('The page is empty', 'На странице пусто')}>
          {say('Add reports by “Keep” on any of them.', 'Добавьте отчёты: «Сохранить» в любом из них.')}
        </Empty>
      )}
      <div className={classes.tiles}>
        {page.tiles.map((tile, at) => (
          <Tile
            // Equal tiles may stand on one page.
            // biome-ignore lint/suspicious/noArrayIndexKey: tiles have no identifier of their own
            key={`${at} ${JSON.stringify(tile)}`}
            tile={tile}
            actions={
              isMine && (
                <TileMenu
                  {...{ at, name: tileTitle(tile), count: page.tiles.length, form: tile.form }}
                  onMove={(to) => keep(moved(page.tiles, at, to))}
                  onShowAs={(form) => keep(page.tiles.with(at, { ...tile, form }))}
                  onRemove={() => keep(page.tiles.toSpliced(at, 1))}
                />
              )
            }
          />
        ))}
      </div>
    </>
  );
}
