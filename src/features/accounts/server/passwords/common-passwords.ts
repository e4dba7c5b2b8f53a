export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 987654321 11111111 00000000 88888888 12341234 11223344
  password password1 password12 password123 passw0rd p@ssw0rd passwort1 qwertyui qwertyuiop qwerty123 qwerty12
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx asdfghjk asdfghjkl zxcvbnm1 abcd1234 abc12345 a1b2c3d4 abcdefgh
  iloveyou iloveyou1 sunshine princess football baseball superman starwars trustno1 whatever letmein1 welcome1
  welcome123 admin123 administrator changeme changeme1 computer internet samsung1 pokemon1 michelle jennifer
  juventus juventus1 forzainter forzamilan interinter milan1899 francesco giuseppe alessandro alessandra
  valentina federica francesca ciaociao ciaociao1 ciao1234 amoremio tiamotiamo stellina svizzera svizzera1
  lugano2020 lugano123 ticino123 barbiere barbiere1 barbershop f4dezone f4dezone1`.split(/\s+/),
)
