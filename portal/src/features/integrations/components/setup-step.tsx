import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../kit/say.ts';

interface SetupStepProps {
  done: boolean;
  name: string;
  about?: string | undefined;
  children: ReactNode;
  /** What came of it, below its name. */
  outcome?: ReactNode;
}

/** One step of a checklist: whether it is done, what it is for, and how it is done. */
export function SetupStep({ done, name, about, children, outcome }: SetupStepProps) {
  return (
    <li>
      {done ? (
        <CircleCheck size={20} className="good" aria-label={say('done', 'сделано')} />
      ) : (
        <Circle size={20} className="dimmed" aria-label={say('to do', 'нужно сделать')} />
      )}
      <div>
        <b>{name}</b>
        {about && <p>{about}</p>}
        {outcome}
      </div>
      <div>{children}</div>
    </li>
  );
}
