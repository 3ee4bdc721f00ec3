import type { TObject } from 'typebox';
import type { AnyConnector } from '../src/kernel/integrations/connector.ts';
import { badges, categories, connectionTypes, dataTags } from '../src/kernel/integrations/manifest.ts';
import type { Words } from '../src/kernel/problems/errors.ts';
import { settingsForm, type TitleIn, widgets } from '../src/platform/integrations/marketplace/settings-form.ts';
import { isSecret, settingFields } from '../src/platform/integrations/settings/setting-fields.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every schema inside a schema, itself too. */
const schemasIn = (node: unknown): Node[] =>
  isNode(node) ? [...(Array.isArray(node) ? [] : [node]), ...Object.values(node).flatMap(schemasIn)] : [];

/** Every text of a manifest, with its place. */
const wordsIn = (node: unknown, at = ''): Array<[string, Words]> => {
  if (!isNode(node)) return [];
  if ('en' in node && 'ru' in node) return [[at, node as unknown as Words]];
  return Object.entries(node).flatMap(([name, inner]) => wordsIn(inner, `${at}/${name}`));
};

/** What keeps a connector out of the marketplace. */
export function connectorFaults(
  { manifest, asksNobody, test, inspect, pulls, ports, everySeconds }: AnyConnector,
  titleIn: TitleIn,
): string[] {
  const says = (list: readonly unknown[], fault: string) => (list.length === 0 ? [fault] : []);
  const only = (given: readonly string[], known: readonly string[], what: string) =>
    given.filter((one) => !known.includes(one)).map((one) => `unknown ${what}: ${one}`);
  const days = [manifest.publishedAt, manifest.updatedAt];
  const behind = test || inspect || manifest.inbound || Object.keys({ ...pulls, ...ports }).length > 0;
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(manifest.slug) && manifest.slug.length <= 64 ? [] : ['the slug is malformed']),
    ...only([manifest.category], Object.keys(categories), 'category'),
    ...only(manifest.connectionTypes, connectionTypes, 'connection type'),
    ...only(manifest.badges, badges, 'badge'),
    ...only(manifest.dataTags, dataTags, 'data tag'),
    ...(manifest.badges.includes('verified') ? ['nobody types in that it is verified'] : []),
    ...(manifest.oauth || settingFields(manifest.settings).some(isSecret)
      ? says(manifest.connectionTypes, 'no connection type')
      : []),
    ...says(manifest.dataTransfer, 'no data transfer'),
    ...says(manifest.requirements, 'no requirements'),
    ...says(manifest.capabilities, 'no capabilities'),
    ...says(manifest.instruction, 'no instruction'),
    ...(asksNobody && manifest.network ? ['it asks nobody, and names whom it asks'] : []),
    ...(behind ? [] : ['nothing stands behind its capabilities']),
    ...(everySeconds !== undefined && !pulls ? ['it is asked by itself, and has nothing to be asked for'] : []),
    ...(days.every((day) => /^2\d{3}-\d\d-\d\d$/.test(day)) && manifest.publishedAt <= manifest.updatedAt
      ? []
      : ['its days are wrong']),
    ...wordsIn({ ...manifest, settings: undefined }).flatMap(wordFaults),
    ...formFaults(manifest.settings, titleIn),
    ...secretFaults(manifest.settings),
  ];
}

function wordFaults([at, { en, ru }]: [string, Words]): string[] {
  const known = /^(REST API|API)$/;
  return [
    ...(en.trim() === '' || /[а-яё]/i.test(en.replace(/«[^»]*»/g, '')) ? [`${at} is not English`] : []),
    ...(/[а-яё]/i.test(ru) || known.test(ru) ? [] : [`${at} is not Russian`]),
  ];
}

/** Its form must be drawable in both languages. */
function formFaults(settings: TObject, titleIn: TitleIn): string[] {
  const form = settingsForm(settings, 'ru', titleIn);
  const fields = schemasIn(form).flatMap(({ properties }) =>
    Object.entries((properties ?? {}) as Record<string, Node>),
  );
  return fields.flatMap(([name, field]) => {
    const { 'x-widget': widget, properties, title, description } = field;
    const said = [title, description].filter((one) => typeof one === 'string');
    return [
      ...(properties || (widgets as readonly unknown[]).includes(widget)
        ? []
        : [`${name} has no widget: ${String(widget)}`]),
      ...(widget === 'remote-select' && !field['x-options-from']
        ? [`${name} does not say where its options come from`]
        : []),
      ...(said.length > 0 && said.every((one) => /[а-яё]/i.test(one))
        ? []
        : [`${name} has no Russian title: add it to titles.ru.json`]),
      ...wordsIn(field).map(([at]) => `${name}${at} is in both languages at once`),
    ];
  });
}

const soundsSecret = /(password|passwd|secret|token|api_?key|private_?key|credential)s?$/i;

/** A secret is sealed only where it is a text field of its own. */
function secretFaults(settings: TObject): string[] {
  const sealed = settingFields(settings).filter(isSecret);
  const marked = schemasIn(settings).filter((node) => node['x-secret'] === true);
  const texts = new Set<unknown>(sealed.map(({ schema }) => schema));
  return [
    ...marked.filter((node) => !texts.has(node)).map(({ title }) => `a secret that is not sealed: ${String(title)}`),
    ...sealed.filter(({ schema }) => schema.type !== 'string').map(({ path }) => `${path} is a secret, and no text`),
    ...sealed
      .filter(({ schema }) => schema.default !== undefined || schema.examples !== undefined)
      .map(({ path }) => `${path} is a secret that is told`),
    ...settingFields(settings)
      .filter((field) => soundsSecret.test(field.path) && !isSecret(field))
      .map(({ path }) => `${path} sounds secret, and is shown`),
  ];
}
