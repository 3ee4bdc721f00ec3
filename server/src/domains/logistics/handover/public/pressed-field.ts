import Type from 'typebox';
import { instant, unshown } from '../../../../kernel/fields.ts';

/** When the driver pressed, by the clock of the phone. */
export const pressedField = Type.Optional(
  unshown({
    ...instant('When it was noted, by the clock of the phone'),
    description:
      'Now unless given. A time before the link was made or ahead of our clock counts as the nearest that is possible.',
  }),
);
