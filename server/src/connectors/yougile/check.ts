import type { Call } from '../../kernel/integrations/call.ts';
import type { Check, CheckReport } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { ask, orNothing } from './ask-yougile.ts';
import type { YougileSettings } from './settings.ts';
import { subscriptions } from './webhook.ts';
import { read, shapes } from './wire.ts';

/** Reads alone: what the key shows, the usual column, and subscriptions that the service has switched off. */
export async function check(call: Call<YougileSettings>): Promise<CheckReport> {
  const projects = await ask(call, { ...reading, path: '/projects', query: { limit: 1 }, operation: 'projects.list' });
  const people = await ask(call, { ...reading, path: '/users', query: { limit: 1 }, operation: 'users.list' });
  const seen = read(shapes.places, projects).content.length > 0;
  const staffed = read(shapes.people, people).content.length > 0;
  const checks: Check[] = [
    { id: 'key', label: words('API key', 'API-ключ'), result: 'ok' },
    {
      id: 'projects',
      label: words('Projects', 'Проекты'),
      result: seen ? 'ok' : 'warning',
      ...(!seen && { detail: noProjects }),
    },
    { id: 'people', label: words('People', 'Сотрудники'), result: staffed ? 'ok' : 'warning' },
    await usualColumn(call),
    await deadSubscriptions(call),
  ];
  return { ok: checks.every(({ result }) => result !== 'failed'), checks };
}

const reading = { class: 'read', method: 'GET' } as const;

async function usualColumn(call: Call<YougileSettings>): Promise<Check> {
  const { columnId } = call.settings;
  const label = words('Column for new tasks', 'Колонка для новых задач');
  if (!columnId) return { id: 'column', label, result: 'skipped' };
  const path = `/columns/${encodeURIComponent(columnId)}`;
  const found = await orNothing(ask(call, { ...reading, path, operation: 'columns.read' }));
  if (found === null) return { id: 'column', label, result: 'failed', detail: noColumn };
  const { title } = read(shapes.place, found);
  return { id: 'column', label, result: 'ok', ...(title && { detail: words(title, title) }) };
}

async function deadSubscriptions(call: Call<YougileSettings>): Promise<Check> {
  const dead = (await subscriptions(call)).filter(({ disabled }) => disabled === true).length;
  return {
    id: 'subscriptions',
    label: words('Subscriptions to events', 'Подписки на события'),
    result: dead > 0 ? 'warning' : 'ok',
    ...(dead > 0 && { detail: words(`Switched off by YouGile: ${dead}`, `Отключено сервисом: ${dead}`) }),
  };
}

const noProjects = words(
  'The owner of the key sees no project. Give them access, or create the key as somebody who has it.',
  'Владельцу ключа не виден ни один проект. Откройте доступ или создайте ключ от имени сотрудника с доступом.',
);

const noColumn = words(
  'There is no such column, or the owner of the key may not see it.',
  'Такой колонки нет, или она не видна владельцу ключа.',
);
