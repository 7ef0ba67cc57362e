// Tables of an event that are played on this server, in Japanese.

export const online = {
  online: {
    title: 'あなたの卓はオンラインです',
    seated_zero: 'まだ誰も着席していません。4人そろうと始まります。',
    seated_other: '4人中{{count}}人が着席しています。4人そろうと始まります。',
    playing: '対局中です。',
    over: '対局が終わりました。記録用紙はまもなくここに表示されます。',
    sit: 'オンラインで対局する',
    goOn: '対局に戻る',
    open: 'オンライン卓を開く',
    openTitle: '第{{round}}回戦をオンラインで行いますか',
    openAbout:
      'この回戦で用紙のない卓をすべて、このサーバーで対局できるようにします。選手は大会の自分のページから着席し、終局すると用紙は自動で記入されます。本部で記入した用紙もこれまでどおり受け付けます。',
    openHands: '観戦者に4人の手牌を見せる',
    openHandsAbout: '5分遅れで表示されます。選ばなければ手牌は伏せられます。',
    mark: 'オンライン',
    there: '4人中{{count}}人',
    watch: '観戦',
    watchTable: '{{number}}卓を観戦',
    ended: '終局',
  },
};
