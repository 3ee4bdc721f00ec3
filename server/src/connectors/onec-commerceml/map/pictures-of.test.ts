import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { XmlNode } from '../xml/node.ts';
import { groupsOf } from './groups-of.ts';
import { picturesOf } from './pictures-of.ts';

const node = (name: string, content: string | XmlNode[] = ''): XmlNode => ({
  name,
  attributes: {},
  text: typeof content === 'string' ? content : '',
  children: typeof content === 'string' ? [] : content,
});

const product = (...inside: XmlNode[]) => ({ node: node('Товар', [node('Ид', 'т'), ...inside]), packageId: 'к' });
const picture = (path: string) => node('Картинка', path);

test('pictures go by the paths of their files, each once, with slashes that lean one way', () => {
  const read = picturesOf(
    product(picture('import_files\\ab\\1.jpg'), picture('./import_files/ab/1.jpg'), picture('/2.png')),
  );
  assert.deepEqual(
    read.map(({ externalId, productId, path }) => [externalId, productId, path]),
    [
      ['т:import_files/ab/1.jpg', 'т', 'import_files/ab/1.jpg'],
      ['т:2.png', 'т', '2.png'],
    ],
  );
});

test('a product without pictures says nothing of them, and one that is deleted takes none along', () => {
  assert.deepEqual(picturesOf(product()), []);
  assert.deepEqual(picturesOf(product(picture(''))), []);
  assert.deepEqual(picturesOf(product(picture('1.jpg'), node('ПометкаУдаления', 'true'))), []);
});

test('of very many pictures the first thirty are taken, and a path without end is refused', () => {
  const many = Array.from({ length: 40 }, (_, at) => picture(`${at}.jpg`));
  assert.deepEqual([picturesOf(product(...many)).length, picturesOf(product(...many)).at(-1)?.path], [30, '29.jpg']);
  assert.throws(() => picturesOf(product(picture(`${'a'.repeat(300)}.jpg`))), { message: /too long/ });
});

const group = (id: string, ...below: XmlNode[]): XmlNode =>
  node('Группа', [node('Ид', id), node('Наименование', `Группа ${id}`), node('Группы', below)]);

test('a tree of groups is told from the top down, each with the one above it', () => {
  const read = groupsOf({ node: group('1', group('11', group('111')), group('12')), packageId: null });
  assert.deepEqual(
    read.map(({ externalId, parentId, name }) => [externalId, parentId, name]),
    [
      ['1', null, 'Группа 1'],
      ['11', '1', 'Группа 11'],
      ['111', '11', 'Группа 111'],
      ['12', '1', 'Группа 12'],
    ],
  );
});
