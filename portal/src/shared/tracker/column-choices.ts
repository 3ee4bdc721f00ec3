import type { Tracker } from './tracker-query.ts';

type Places = Pick<Tracker, 'projects' | 'boards' | 'columns'>;

/** Columns with their boards, under their projects, as a select shows them. */
export function columnChoices({ projects, boards, columns }: Places) {
  const titles = new Map([...projects, ...boards].map(({ externalId, title }) => [externalId, title]));
  const choice = ({ externalId, boardId, title }: Places['columns'][number]) => ({
    value: externalId,
    label: [boardId && titles.get(boardId), title].filter(Boolean).join(' · '),
    project: boards.find((board) => board.externalId === boardId)?.projectId ?? '',
  });
  return [...Map.groupBy(columns.map(choice), ({ project }) => project)].map(([project, held]) => ({
    group: titles.get(project) ?? '—',
    items: held.map(({ value, label }) => ({ value, label })),
  }));
}
