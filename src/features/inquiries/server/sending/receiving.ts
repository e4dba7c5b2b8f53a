/**
 * @property address IP address of the caller
 * @property mailsHere false if an outside account mails the form
 */
export type Receiving<Params> = { params: Params; address: string; mailsHere: boolean }
