/** Whether the server reads the file or writes its rows. */
export const isBusy = (status: string | undefined) => status === 'parsing' || status === 'applying';
