import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReportTile } from '../../../../../nouns/report-page.ts';
import { MonthBars } from '../../../kit/chart/month-bars.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import classes from './page.module.css';
import { type TileAnswer, tileQuery, tileTitle } from './tile-answer.ts';

const mostRows = 5;

/** A report on a page: a figure, its first five rows, or bars. */
export function Tile({ tile, actions }: { tile: ReportTile; actions: ReactNode }) {
  const { data, error } = useQuery(tileQuery(tile));
  return (
    <Section title={tileTitle(tile)} actions={actions}>
      {error && <ProblemText error={error} />}
      {data && <Shown tile={tile} answer={data} />}
    </Section>
  );
}

function Shown({ tile, answer: { figure, rows } }: { tile: ReportTile; answer: TileAnswer }) {
  if (tile.form === 'figure') return <p className={classes.figure}>{figure}</p>;
  if (rows.length === 0) return <p className="dimmed">{say('Nothing yet', 'Пока ничего нет')}</p>;
  if (tile.form === 'bars') return <MonthBars title={tileTitle(tile)} bars={rows.slice(0, 12)} />;
  return (
    <PlainTable
      label={tileTitle(tile)}
      rows={rows.slice(0, mostRows)}
      idOf={({ label, shown }) => `${label} ${shown}`}
      empty={null}
      columns={[
        { id: 'label', header: say('Name', 'Название'), cell: ({ label }) => label },
        { id: 'shown', header: say('Figure', 'Значение'), align: 'right', cell: ({ shown }) => shown },
      ]}
    />
  );
}
