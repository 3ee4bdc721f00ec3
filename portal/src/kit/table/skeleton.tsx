import classes from './data-table.module.css';

/** Rows in the place of those that are on their way. */
export function Skeleton({ span }: { span: number }) {
  return Array.from({ length: 8 }, (_, index) => (
    <tr key={index} className={classes.skeleton}>
      <td colSpan={span}>
        <span />
      </td>
    </tr>
  ));
}
