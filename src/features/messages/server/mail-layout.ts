import { instantToWallClock } from '#shared/calendar-time.ts'

import { mailFootTexts as foot } from '../notifications.it.ts'
import type { MessageContent, TemplateContext } from './template.ts'

const ink = '#0B1618'
const plate = '#F4BBAA'
const dim = '#455A5B'

type MailContext = TemplateContext & {
  unsubscribeUrl: string
}

export function layOutMail(content: MessageContent, context: MailContext): { html: string; text: string } {
  return { html: htmlOf(content, context), text: textOf(content, context) }
}

function textOf(
  { paragraphs, facts = [], action, notes = [] }: MessageContent,
  context: MailContext,
): string {
  const blocks = [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...notes,
    `${signature(context)}\n${context.shopAddress}\n${context.shopPhone}`,
    `${foot.unsubscribe}:\n${context.unsubscribeUrl}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function htmlOf(
  { subject, paragraphs, facts = [], action, notes = [] }: MessageContent,
  context: MailContext,
): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="width:42%;padding:6px 16px 6px 0;vertical-align:top;color:${dim}">${escapeHtml(label)}</td><td style="padding:6px 0;vertical-align:top;font-weight:600;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  )
  const button = action
    ? `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="background:${ink};color:#FFF6F1;padding:14px 22px;border-radius:3px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : ''
  /** The shop's phone number must not break across lines. */
  const phone = escapeHtml(context.shopPhone)
  const inOneLine = (text: string) => escapeHtml(text).replaceAll(phone, phone.replaceAll(' ', '&nbsp;'))
  const smallPrint = notes.map(
    (note) => `<p style="margin:0 0 8px;font-size:14px;color:${dim}">${inOneLine(note)}</p>`,
  )
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FDE9E0;font:16px/1.55 'Hanken Grotesk',system-ui,Arial,sans-serif;color:${ink}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:${plate};padding:20px 28px;font:800 24px/1 Archivo,'Arial Narrow',Arial,sans-serif">${escapeHtml(context.shopName)}</div>
<div style="background:#FFF8F4;padding:28px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${inOneLine(paragraph)}</p>`).join('\n')}
${rows.length > 0 ? `<table role="presentation" style="width:100%;border-collapse:collapse;margin:8px 0 16px">${rows.join('')}</table>` : ''}
${button}
${smallPrint.join('\n')}
</div>
<p style="margin:0;padding:16px 28px 4px;font-size:14px;color:${dim}">${escapeHtml(signature(context))}, ${escapeHtml(context.shopAddress)} · ${inOneLine(context.shopPhone)}</p>
<p style="margin:0;padding:0 28px 16px;font-size:13px"><a href="${escapeHtml(context.unsubscribeUrl)}" style="color:${dim}">${escapeHtml(foot.unsubscribe)}</a></p>
</div></body></html>`
}

function signature({ shopName, now, timeZone }: TemplateContext): string {
  return foot.signature(shopName, instantToWallClock(now, timeZone).day.slice(0, 4))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
