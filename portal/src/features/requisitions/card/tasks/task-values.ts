export interface TaskValues {
  title: string;
  projectId: string | null;
  boardId: string | null;
  columnId: string | null;
  assignee: string | null;
}

/** The nearest place that was chosen tells the rest; what was left out the server decides. */
export function taskBodyOf({ title, projectId, boardId, columnId, assignee }: TaskValues) {
  const place = columnId ? { columnId } : boardId ? { boardId } : projectId ? { projectId } : {};
  return { ...(title.trim() && { title: title.trim() }), ...place, ...(assignee && { assignee }) };
}
