import { say } from '../../../kit/say.ts';

/** Beside the name of what is kept but not offered for new records. */
export const NotInUse = ({ isActive }: { isActive: boolean }) =>
  isActive ? null : <span className="dimmed"> · {say('not in use', 'не используется')}</span>;
