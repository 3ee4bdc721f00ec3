import Type from 'typebox';
import type { LogisticsObject } from '../../../../../nouns/logistics-object.ts';
import { object } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import { logisticsObject } from './logistics-object.ts';

const about = {
  latitude: Type.String({ title: 'Latitude, as it is', examples: ['37.593262'] }),
  longitude: Type.String({ title: 'Longitude, as it is', examples: ['55.801131'] }),
};

/** An object with what should be looked at again. */
export const warnedObject = object(
  { ...logisticsObject.fields, warnings: warnings('coordinates_look_exchanged', about) },
  { title: 'Logistics object with warnings' },
);

/** Told where the point lies outside Russia and would lie in it if its two coordinates were exchanged. */
export function withWarnings(ctx: ReadContext, made: LogisticsObject) {
  const { latitude, longitude } = made;
  if (!latitude || !longitude || inRussia(latitude, longitude) || !inRussia(longitude, latitude))
    return { ...made, warnings: [] };
  const sentence = words(
    'The point is not in Russia, and would be if latitude and longitude changed places.',
    'Точка не в России, но была бы в ней, если поменять местами широту и долготу.',
  );
  return { ...made, warnings: [warning(ctx, 'coordinates_look_exchanged', sentence, { latitude, longitude })] };
}

/** The box around Russia, from its westernmost point to the cape beyond the 180th meridian. */
const inRussia = (latitude: string, longitude: string) => {
  const [north, east] = [Number(latitude), Number(longitude)];
  return north >= 41 && north <= 82 && (east >= 19 || east <= -168) && Math.abs(east) <= 180;
};
