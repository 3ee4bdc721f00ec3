import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { type ProblemCode, problems } from '../../../../kernel/problems/problems.ts';
import type { Json } from '../../openapi/json.ts';
import { linkTo } from '../layout.ts';
import { titleIn } from '../title-in.ts';
import type { Shape } from './docs-fields.ts';
import { readGuides } from './guides.ts';
import { type Reference, summaryOf } from './reference.ts';

/** What it is, its title, its name, its address, and other words it is found by. */
type Found = readonly [kind: string, title: string, name: string, address: string, more: string];

const kinds = {
  ru: { operation: 'операция', event: 'событие', problem: 'ошибка', guide: 'руководство', field: 'поле' },
  en: { operation: 'operation', event: 'event', problem: 'error', guide: 'guide', field: 'field' },
};

/** All that the reference has, for its search. Each is found by its words in the other language too. */
export function searchIndex({ document, operations, look }: Reference, language: Language): Found[] {
  const kind = kinds[language];
  const other = language === 'ru' ? 'en' : 'ru';
  const to = (path: string) => linkTo(path, language);
  return [
    ...[...operations.values()].map(({ id, method, path, operation }): Found => {
      const title = summaryOf(operation, language);
      return [
        kind.operation,
        title,
        `${method.toUpperCase()} ${path}`,
        to(`/docs/operations/${id}`),
        `${id} ${summaryOf(operation, other)}`,
      ];
    }),
    ...Object.entries(document.webhooks).map(([event, { post }]): Found => {
      const [title, more] = [summaryOf(post as Json, language), summaryOf(post as Json, other)];
      return [kind.event, title, event, to(`/docs/events/${event}`), more];
    }),
    ...(Object.keys(problems) as ProblemCode[]).map((code): Found => {
      const { title, status } = problems[code];
      return [kind.problem, title[language], code, to(`/problems/${code}`), `${status} ${title[other]}`];
    }),
    ...readGuides().map(({ name, title }): Found => [kind.guide, title, name, to(`/docs/guides/${name}`), '']),
    ...Object.entries(document.components.schemas ?? {}).flatMap(([record, schema]) =>
      Object.entries((look(schema as Json) as Shape).properties ?? {}).map(([name, { title = name }]): Found => {
        const address = `${to(`/docs/records/${record}`)}#${name}`;
        return [kind.field, titleIn(title, language), `${record}.${name}`, address, titleIn(title, other)];
      }),
    ),
  ];
}
