import { rounded, trace } from '../outlines.mjs'
import { across, along, ball, part } from '../parts.mjs'

export const giftSet = {
  name: 'set-regalo',
  title: 'Set regalo con fiocco',
  pieces: [
    part(trace('M86 214 L190 246 L190 354 L86 314'), across(86, 190, { 0: 0.06, 1: 0.2 })),
    part(trace('M190 246 L318 208 L318 306 L190 354'), across(190, 318, { 0: 0.55, 1: 0.8 })),
    ribbon(trace('M126 226 L150 234 L150 339 L126 330'), 0.62),
    ribbon(trace('M240 231 L270 222 L270 324 L240 335'), 0.1),
    part(trace('M78 178 L190 210 L190 250 L78 216'), across(78, 190, { 0: 0.04, 1: 0.16 })),
    part(trace('M190 210 L326 170 L326 208 L190 250'), across(190, 326, { 0: 0.5, 1: 0.78 })),
    part(trace('M78 178 L214 142 L326 170 L190 210'), along([78, 178], [326, 170], { 0: 0.02, 1: 0.2 })),
    ribbon(trace('M120 190 L148 198 L148 237.5 L120 229'), 0.62),
    ribbon(trace('M240 195.5 L274 185.5 L274 224 L240 234.5'), 0.1),
    ribbon(trace('M120 190 L148 198 L278 158 L250 151'), 0.5),
    ribbon(trace('M240 195.5 L274 185.5 L154 158 L126 165.5'), 0.5),
    part(
      trace('M196 168 C178 190 158 196 138 200 L150 208 L148 222 C176 214 200 196 208 174'),
      along([208, 168], [140, 216], { 0: 0.8, 0.5: 0.35, 1: 0.5 }),
      2.4,
    ),
    part(
      trace('M204 170 C214 192 236 206 256 212 L252 220 L262 232 C236 226 206 204 192 176'),
      along([196, 168], [262, 226], { 0: 0.85, 0.5: 0.5, 1: 0.65 }),
      2.4,
    ),
    ...loop(-1),
    ...loop(1),
    part(rounded(trace('M184 144 L216 144 L219 178 L181 178'), 9), ball(200, 160, 20, 0.25)),
  ],
}

function ribbon(outline, tone) {
  return part(outline, tone, 2.2)
}

function loop(side) {
  const at = (x) => 200 + side * x
  const outside = trace(
    `M${at(8)} 152 C${at(30)} 96 ${at(84)} 78 ${at(98)} 104 C${at(108)} 134 ${at(60)} 176 ${at(8)} 172`,
  )
  const inside = trace(
    `M${at(22)} 156 C${at(44)} 118 ${at(80)} 100 ${at(88)} 114 C${at(92)} 132 ${at(56)} 160 ${at(22)} 160`,
  )
  const tone = side < 0 ? { 0: 0.55, 0.4: 0.08, 1: 0.75 } : { 0: 0.75, 0.4: 0.3, 1: 0.9 }
  return [part(outside, across(at(98), at(8), tone)), part(inside, side < 0 ? 0.82 : 0.9, 2.2)]
}
