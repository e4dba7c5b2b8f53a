/** @property address of the caller on the net; @property mailsHere false: an outside account mails it */
export type Receiving<Params> = { params: Params; address: string; mailsHere: boolean }
