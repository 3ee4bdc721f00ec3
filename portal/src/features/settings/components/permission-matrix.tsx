import { Checkbox } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { actionOf, isOpen, type PermissionArea, stateOf, withArea, withPermission } from '../permission-choice.ts';
import classes from './permission-matrix.module.css';

interface PermissionMatrixProps {
  areas: readonly PermissionArea[];
  chosen: readonly string[];
  readOnly: boolean;
  onChange(next: string[]): void;
}

/** What a role allows, area by area. */
export function PermissionMatrix({ areas, chosen, readOnly, onChange }: PermissionMatrixProps) {
  return (
    <table className={classes.matrix}>
      <caption className="only-spoken">{say('Permissions', 'Права')}</caption>
      <tbody>
        {areas.map((area) => {
          const { on, isAll, isSome, isClosed } = stateOf(area, chosen);
          return (
            <tr key={area.domain}>
              <th scope="row">
                <Checkbox
                  label={say(area.label)}
                  disabled={readOnly || isClosed}
                  checked={isAll}
                  indeterminate={isSome}
                  onChange={() => onChange(withArea(area, chosen))}
                />
                <span className="dimmed" aria-hidden>
                  {on} / {area.permissions.length}
                </span>
              </th>
              <td>
                <div>
                  {area.permissions.map((one) => (
                    <Checkbox
                      key={one.key}
                      size="xs"
                      label={actionOf(say(one.label))}
                      aria-label={say(one.label)}
                      title={
                        one.held
                          ? undefined
                          : say('You do not have this permission yourself', 'У вас самих нет этого права')
                      }
                      disabled={readOnly || !isOpen(one, chosen)}
                      checked={chosen.includes(one.key)}
                      onChange={() => onChange(withPermission(one.key, chosen))}
                    />
                  ))}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
