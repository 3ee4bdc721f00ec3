import { Text } from '@mantine/core';
import { showDay } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';

/** The day that something is to come; one that is over stands out, and is said. */
export const ExpectedDay = ({ day, late }: { day: string | null; late: boolean }) =>
  late ? (
    <Text span inherit className="bad">
      {showDay(day)} · {say('late', 'просрочен')}
    </Text>
  ) : (
    <>{day === null ? '—' : showDay(day)}</>
  );
