/**
 * @property address IP address of the caller
 * @property sendsMailsItself false if an outside account mails the form
 */
export type ReceivedForm<Params> = { params: Params; address: string; sendsMailsItself: boolean }
