export { chatsForAccount, chatsOfAccount, forgetOldChats } from './chat/forget-chats.ts'
