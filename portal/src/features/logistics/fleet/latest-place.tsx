import { vehicle as noun } from '../../../../../nouns/vehicle.ts';
import { movements } from '../../../../../nouns/vehicle-location.ts';
import { showAgo, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showCoordinates } from '../objects/coordinates.ts';
import type { Vehicle } from './vehicle-queries.ts';

/** Where a vehicle was last and how long ago that was. */
export function LatestPlace({ latest }: { latest: Vehicle['latestLocation'] }) {
  if (!latest) return <span className="dimmed">{say('not known', 'неизвестно')}</span>;
  const where = latest.address ?? showCoordinates(latest);
  return (
    <span title={`${say(noun.fields.latestLocation.spec.label)}: ${where}, ${showInstant(latest.recordedAt)}`}>
      {say(movements[latest.status])}, {showAgo(latest.recordedAt)}
      <span className="dimmed"> · {where}</span>
    </span>
  );
}
