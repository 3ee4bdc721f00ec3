import assert from 'node:assert/strict';
import type { DocumentLayout } from '../../nouns/document-layout.ts';
import { newPortal, type Portal, request } from './harness.ts';

export const url = '/api/v1/settings/document-templates';

/** A heading, the rows and the sums: the smallest paper that says something. */
export const plainLayout: DocumentLayout = {
  page: {},
  blocks: [
    { type: 'heading', text: 'Предложение {document.number}' },
    {
      type: 'table',
      columns: [
        { title: 'Товар', leaf: 'name' },
        { title: 'Сумма', leaf: 'lineAmount' },
      ],
    },
    { type: 'paragraph', text: 'Итого {document.totalAmount}' },
  ],
};

/** A portal whose templates are kept by one key. */
export async function templatePortal(held?: Portal) {
  const portal = held ?? (await newPortal());
  const key = await portal.key('settings.read', 'settings.write', 'customer_documents.read');
  const ask = (method: string, path = '', body?: unknown) => request(method, `${url}${path}`, { key, body });
  const create = async (body: Record<string, unknown> = {}) => {
    const answer = await ask('POST', '', {
      ...{ kind: 'commercial_proposal', name: 'КП наше', layout: plainLayout },
      ...body,
    });
    assert.equal(answer.status, 201, JSON.stringify(answer.json));
    return answer.json;
  };
  const send = (method: string, path: string, file: Buffer, more: Record<string, string> = {}, name = 'КП.docx') => {
    const form = new FormData();
    for (const [field, value] of Object.entries(more)) form.append(field, value);
    form.append('file', new File([file as never], name));
    return request(method, `${url}${path}`, { key, body: form });
  };
  /** A template of a Word file, as it is answered. */
  const upload = (file: Buffer, more: Record<string, string> = {}, name?: string) =>
    send('POST', '/word', file, { kind: 'commercial_proposal', name: 'КП из Word', ...more }, name);
  const uploaded = async (file: Buffer, more: Record<string, string> = {}) => {
    const { status, json } = await upload(file, more);
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  const change = async (id: string, body: Record<string, unknown>) => {
    const { status, json } = await ask('PATCH', `/${id}`, body);
    assert.equal(status, 200, JSON.stringify(json));
    return json;
  };
  const list = async (query = '') => (await ask('GET', query)).json.items as Array<Record<string, unknown>>;
  return { portal, key, ask, create, send, upload, uploaded, change, list };
}
