import assert from 'node:assert/strict';
import type { Cell } from '../src/kernel/exchange/exchange.ts';
import { newPerson, newPortal, owner, type Portal, request, signIn } from './harness.ts';
import { cellsOf } from './imports.ts';

export const url = '/api/v1/registers';

/** Somebody who exports lists, in Russian unless said. */
export async function exporter(portal: Portal, userId = portal.ownerId) {
  const token = await signIn(portal, userId);
  const ask = (method: string, path: string, body?: unknown, language = 'ru') =>
    request(method, path, { token, body, headers: { 'accept-language': language } });
  const exported = (list: string, more: object = {}, language = 'ru') =>
    ask('POST', `${url}/export`, { list, ...more }, language);
  /** The rows of a file that came at once, by their headings. */
  const rows = async (list: string, more: object = {}, language = 'ru') => {
    const { status, bytes, text } = await exported(list, more, language);
    assert.equal(status, 200, text);
    return byHeadings(bytes);
  };
  return { token, ask, exported, rows };
}

/** Rows of a file as records of what stands under its headings. */
export async function byHeadings(bytes: Buffer): Promise<Array<Record<string, Cell>>> {
  const [head, ...rows] = (await cellsOf(bytes)).map(({ cells }) => cells);
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [String(head?.[at]), cell])));
}

export async function exportingPortal() {
  const portal = await newPortal();
  return { portal, ...(await exporter(portal)) };
}

export async function colleagueOf(portal: Portal, role: Parameters<typeof newPerson>[1]) {
  const { userId } = await newPerson(portal, role);
  return { userId, ...(await exporter(portal, userId)) };
}

/** So many warehouses, without the work of making each. */
export const manyWarehouses = ({ tenantId }: Portal, count: number) =>
  owner.query(
    `insert into warehouses (tenant_id, code, name)
     select $1, 'СКЛ-' || lpad(n::text, 6, '0'), 'Склад ' || n from generate_series(1, $2::int) n`,
    [tenantId, count],
  );
