/** Room for rows of a table that are not drawn. */
export const Gap = ({ height = 0, span }: { height: number | undefined; span: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
