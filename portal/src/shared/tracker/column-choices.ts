import type { Tracker } from './queries.ts';

type Places = Pick<Tracker, 'projects' | 'boards' | 'columns'>;

/** Columns under their projects and boards, as a select shows them. */
export function columnChoices({ projects, boards, columns }: Places) {
  const projectTitle = new Map(projects.map(({ externalId, title }) => [externalId, title]));
  return boards.flatMap(({ externalId, projectId, title }) => {
    const items = columns
      .filter(({ boardId }) => boardId === externalId)
      .map((column) => ({ value: column.externalId, label: column.title }));
    const group = [projectId && projectTitle.get(projectId), title].filter(Boolean).join(' · ');
    return items.length > 0 ? [{ group, items }] : [];
  });
}
