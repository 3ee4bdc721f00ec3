import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Installation } from '../queries.ts';
import { statuses } from '../words.ts';

export const InstallationStatus = ({ status }: { status: Installation['status'] }) => (
  <Status tone={statuses[status].tone}>{say(statuses[status].name)}</Status>
);
