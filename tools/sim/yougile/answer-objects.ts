import { json, type Reply } from '../kit/rulebook.ts';
import { bodyOf, isText } from './body-of.ts';
import { hasTitle, pageOf } from './page-of.ts';
import { insistSeen, insistWritable, sees } from './rights.ts';
import { type AskedYougile, type Given, type RuleId, refusal } from './rules.ts';
import { type Board, type Column, type Project, uuidOf, type World } from './seed.ts';
import { type Doer, tell } from './tell.ts';

type Thing = Project | Board | Column;
type Name = 'projects' | 'boards' | 'columns';

interface Kind {
  event: string;
  known: RuleId;
  title: RuleId;
  fields: readonly string[];
  /** What it belongs to; nothing for a project. */
  parent: { field: 'projectId' | 'boardId'; among: 'projects' | 'boards'; rule: RuleId } | null;
  /** Where identifiers of what is made begin. */
  series: number;
}

const kinds: Readonly<Record<Name, Kind>> = {
  projects: {
    event: 'project',
    known: 'YG-10/known',
    title: 'YG-10/title',
    fields: ['title', 'users'],
    parent: null,
    series: 3,
  },
  boards: {
    ...{ event: 'board', known: 'YG-11/known', title: 'YG-11/title', series: 4 },
    fields: ['title', 'projectId', 'stickers'],
    parent: { field: 'projectId', among: 'projects', rule: 'YG-11/project' },
  },
  columns: {
    ...{ event: 'column', known: 'YG-12/known', title: 'YG-12/title', series: 5 },
    fields: ['title', 'boardId', 'color'],
    parent: { field: 'boardId', among: 'boards', rule: 'YG-12/board' },
  },
};

/** The project a board or a column is of. */
function projectOf({ projects, boards }: World, one: Given): Project | undefined {
  if ('companyId' in one) return one as unknown as Project;
  const board = 'boardId' in one ? boards.find(({ id }) => id === one.boardId) : one;
  return projects.find(({ id }) => id === board?.projectId);
}

const shown = ({ companyId: _company, prefix: _prefix, ...one }: Partial<Project>) => one;

export function answerObjects(name: Name) {
  const kind = kinds[name];

  function found(asked: AskedYougile, doer: Doer, id: string): Thing | undefined {
    const all: readonly Thing[] = asked.state[name];
    const one = all.find((other) => other.id === id);
    asked.insist(kind.known, one === undefined, refusal(asked, 404, 'Объект не найден'));
    insistSeen(asked, one === undefined || sees(projectOf(asked.state, one as never), doer));
    return one;
  }

  function checked(asked: AskedYougile, doer: Doer, body: Given): void {
    const { insist, state } = asked;
    insist('YG-12/color', body.color !== undefined && typeof body.color !== 'number', refusal(asked, 400, 'color'));
    if (!kind.parent || body[kind.parent.field] === undefined) return;
    const { field, among, rule } = kind.parent;
    const all: readonly Thing[] = state[among];
    const parent = all.find(({ id }) => id === body[field]);
    insist(rule, parent === undefined, refusal(asked, 404, `${field} не найден`));
    if (!parent) return;
    insistSeen(asked, sees(projectOf(state, parent as never), doer));
    insistWritable(asked, projectOf(state, parent as never), doer);
  }

  return {
    list(asked: AskedYougile, doer: Doer): Reply {
      const field = kind.parent?.field;
      const seen = (asked.state[name] as Thing[]).filter((one) => sees(projectOf(asked.state, one as never), doer));
      const within = field && { [field]: (one: Thing, wanted: string) => (one as never as Given)[field] === wanted };
      return pageOf<Thing>(asked, seen, { title: hasTitle, ...within }, shown);
    },

    show: (asked: AskedYougile, doer: Doer, id: string): Reply =>
      json(200, shown({ ...found(asked, doer, id) } as never)),

    make(asked: AskedYougile, doer: Doer): Reply {
      const { insist, state, clock } = asked;
      const body = bodyOf(asked, kind.fields);
      insist(kind.title, !isText(body.title), refusal(asked, 400, 'title should not be empty'));
      if (kind.parent)
        insist(kind.parent.rule, body[kind.parent.field] === undefined, refusal(asked, 400, kind.parent.field));
      checked(asked, doer, body);
      state.made += 1;
      const id = uuidOf(kind.series, 1_000 + state.made);
      const users = { [doer.userId]: 'admin', ...(body.users as Record<string, string> | undefined) };
      const ofProject = name === 'projects' && { companyId: doer.companyId, prefix: `P${state.made}`, users };
      (state[name] as unknown[]).push({ ...body, ...ofProject, id, timestamp: clock.now() });
      tell(asked, doer, { event: `${kind.event}-created`, payload: { ...body, id } });
      return json(201, { id });
    },

    change(asked: AskedYougile, doer: Doer, id: string): Reply {
      const body = bodyOf(asked, [...kind.fields, 'deleted']);
      const one = found(asked, doer, id);
      if (!one) return json(200, { id });
      insistWritable(asked, projectOf(asked.state, one as never), doer);
      checked(asked, doer, body);
      const { users, ...others } = body;
      if (users) changeUsers(one as Project, users as Record<string, string>);
      const renamed = body.title !== undefined && body.title !== one.title;
      Object.assign(one, others);
      const what = body.deleted === true ? 'deleted' : renamed ? 'renamed' : 'updated';
      tell(asked, doer, { event: `${kind.event}-${what}`, payload: shown({ ...one } as never) });
      return json(200, { id });
    },
  };
}

function changeUsers(project: Project, users: Readonly<Record<string, string>>): void {
  for (const [userId, role] of Object.entries(users)) {
    if (role === '-') delete project.users[userId];
    else project.users[userId] = role;
  }
}
