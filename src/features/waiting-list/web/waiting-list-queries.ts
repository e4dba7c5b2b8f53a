import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'

import type { JoinRequest } from '../offers.contract.ts'
import * as endpoints from '../offers.endpoints.ts'

/** Milliseconds between reloads, since an offer may arrive while the list is open. */
const lookAgain = 20_000

function refetchDelay(ends: readonly string[]): number {
  const left = ends.map((end) => Date.parse(end) - Date.now()).filter((milliseconds) => milliseconds > 0)
  return Math.min(lookAgain, ...left.map((milliseconds) => milliseconds + 500))
}

export const ownRequestsQuery = queryOptions({
  queryKey: ['waiting-list', 'own'],
  queryFn: ({ signal }) => call(endpoints.ownWaitingRequests, { signal }),
  refetchInterval: ({ state }) =>
    refetchDelay((state.data ?? []).flatMap(({ offer }) => (offer ? [offer.expiresAt] : []))),
})

export const linkedOfferQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: ['waiting-list', 'offer', id],
    queryFn: async ({ signal }) =>
      (await call(endpoints.linkedOffer, { params: { id }, query: { token }, signal })).data,
    refetchInterval: ({ state }) => refetchDelay(state.data ? [state.data.expiresAt] : []),
  })

export function useJoinWaitingList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: JoinRequest) => call(endpoints.joinWaitingList, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownRequestsQuery.queryKey }),
  })
}

export function useLeaveWaitingList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endpoints.leaveWaitingList, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ownRequestsQuery.queryKey }),
  })
}

export function useOfferAnswer(offer: { _id: string; token: string }) {
  const client = useQueryClient()
  const sent = { params: { id: offer._id }, body: { token: offer.token } }
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['waiting-list'] }),
      client.invalidateQueries({ queryKey: ['appointments'] }),
    ])
  return {
    accept: useMutation({ mutationFn: () => call(endpoints.acceptOffer, sent), onSettled }),
    decline: useMutation({ mutationFn: () => call(endpoints.declineOffer, sent), onSettled }),
  }
}
