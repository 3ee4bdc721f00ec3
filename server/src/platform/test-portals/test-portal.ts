import Type, { type Static } from 'typebox';
import { instant, object, shownId, text } from '../../kernel/fields.ts';

/** A test portal, as the portal it was made in and its own keys see it. */
export const testPortal = object(
  {
    id: shownId('Test portal'),
    name: text(200, 'Name', { examples: ['Тестовый портал — ООО «Ромашка»'] }),
    slug: Type.String({ title: 'Name in addresses', examples: ['romashka-test-3f9a1c'] }),
    url: Type.String({ title: 'Where people open it', format: 'uri' }),
    portalTime: instant('Time of its clock'),
    createdAt: instant('Made'),
  },
  { title: 'Test portal' },
);

export type TestPortal = Static<typeof testPortal>;
