import { queryOptions } from '@tanstack/react-query'

import { publicSettingsAnswerSchema } from '#features/studio/studio.contract.ts'
import { http } from '#ui/http-client.ts'

import { parseAnswer } from './answer.ts'

/** The salon's address, phone and map, which every booking screen shows. */
export const settingsQuery = queryOptions({
  queryKey: ['settings', 'public'],
  queryFn: async ({ signal }) =>
    parseAnswer(publicSettingsAnswerSchema, await http.get('/settings/public', { signal })).data,
})
