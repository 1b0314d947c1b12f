import type { PackService } from '../../content-pack.ts';

export const faceDownRecoveryEquipment: PackService = {
  name: 'Face-Down Recovery Equipment',
  keywords: [
    'recovery equipment',
    'face down recovery equipment',
    'vitrectomy recovery equipment',
    'vitrectomy equipment',
    'vitrectomy chair rental',
  ],
  summary: 'Chair, bed support and mirror for the weeks face down after eye surgery, rented by the week.',
  content: {
    intro: [
      '{After some eye operations a gas bubble has to press on the back of the eye, and it gets there only while your face points down|Some eye operations leave a gas bubble that should press on the back of the eye, which it can do only while your face points down}.',
      '{One to two weeks of this is common, up to three is possible, and your surgeon decides|Your surgeon decides how long that lasts: one to two weeks is common, and three are possible}.',
      '{The frames we rent out hold your head by day and by night, and a mirror gives you back the view of the room|By day and by night our rented frames carry your head, while a mirror brings the room back into view}.',
    ].join(' '),
    situations: [
      {
        title: '{Surgery Is Next Week|A Week to Get Ready}',
        description:
          '{With a week to go, the chair can be tried at home before the operation. The right height is easier to find while both eyes see well.|Order in the week before, and you can try the chair at home ahead of the operation. While both eyes see well, its height is easier to set.}',
      },
      {
        title: '{The Operation Was Yesterday|Home Already, Face Down}',
        description:
          '{There was no time to plan, and the pillows keep sliding away. Ask somebody to call for you: delivery takes one to two business days.|It was all decided quickly, and no stack of pillows holds. Delivery takes one to two business days, so let somebody make the call for you.}',
      },
      {
        title: '{The Nights Are the Hard Part|Face Down in Bed, Too}',
        description:
          '{A bed support keeps your face above the mattress, with room to breathe. The neck has nothing to hold there and can relax.|On a bed support your face lies clear of the mattress, and there is space for air. Nothing is left for the neck to hold, so it can relax.}',
      },
      {
        title: '{Recovering Away From Home|A Hotel or the Family’s Place}',
        description:
          '{For the first days you may stay near the clinic or with family. The box is delivered to that door, if somebody there expects it.|A hotel by the clinic or a room with family may be your first address. We deliver there as well, as long as somebody knows that a box is coming.}',
      },
    ],
    taken: [
      'Face-down chair',
      'Bed support',
      'Tabletop support',
      'Two-way mirror',
      'New face covers',
      'Set of chair, bed support and mirror',
    ],
    refused: [
      {
        title: 'Medical advice',
        description:
          '{If you need the position at all, for how many days and how strictly, is a question for your surgeon. Get the answer in writing, because we choose the pieces by it.|Your surgeon says if you need to stay face down, how strictly and for how many days. Ask for that in writing; we choose the pieces by it.}',
      },
      {
        title: 'Bills to your insurance',
        description:
          '{You pay the rental to us, and no bill goes from us to a plan. Our itemized receipt and the surgeon’s note are what you send in.|We bill you and not your plan. For a claim of your own you get an itemized receipt, which goes in with the surgeon’s note.}',
      },
      {
        title: 'A guess at your coverage',
        description:
          '{What your plan pays is in a contract that we can’t see. The number for members is on the back of your card.|Only your plan can look into your contract. On the back of your card is the number that members call.}',
      },
    ],
    steps: [
      {
        title: '{Ask About Days and Nights|Two Questions for the Surgeon}',
        description:
          '{Find out how many days you are to stay face down and if the nights are included. From these two answers we can name the pieces.|The surgeon can tell you how many days it will be and if nights are part of it. Those two answers decide which pieces you need.}',
      },
      {
        title: '{Height and Weight|Two Numbers for the Chair}',
        description:
          '{Have both ready, for the chair is set by them before it leaves us. In the same call you hear the total for your pieces.|We set the chair by your height and weight before it is sent, so have both numbers ready. The total for your pieces is named in the same call.}',
      },
      {
        title: '{Out of the Box|Unfold It, Then Lean Forward}',
        description:
          '{Within one to two business days, or on the day you named, the box is at the door. A helper unfolds the chair in minutes without tools and can ask us about straps and angles by phone.|The box comes within one to two business days, or on a day of your choice. Unfolding takes a helper some minutes and no tools; for angles and straps, we are on the phone.}',
      },
      {
        title: '{Back Into the Box|When You May Look Up}',
        description:
          '{The pieces stay with you until the surgeon releases you. They go into their box then, and we come to your door for it.|Once the surgeon has released you, and not before, everything goes back into its box. We pick that up at your door.}',
      },
    ],
    price:
      '{Each piece has its price by the week, and the chair, the bed support and the mirror can be had as a set.|You rent by the week, either single pieces or the chair, the bed support and the mirror as a set.} {Bringing, cleaning and fetching the pieces is part of the rent.|The rent includes that we bring the pieces, clean them and fetch them.} {Without nights you need fewer pieces, and the rental is smaller.|A rental for the days alone is smaller, since it takes fewer pieces.} {If the surgeon adds a week, call before the last day, and one week of rent is added.|Should the surgeon add a week, a call before the last day is enough, and the rent grows by that week.}',
    questions: [
      {
        question: '{Do I need both chair and bed support?|Which pieces are for me?}',
        answer:
          '{Take both frames, chair and bed support, if your nights are included; for the days alone, most patients manage with the chair and a mirror. The tabletop support helps at meals, on the road and if you can’t sit for long.|That depends on the nights: if they count, the chair and the bed support are both needed, and if not, a chair and a mirror are enough for most patients. A tabletop support is for meals, for the road and for those who can’t sit long.}',
      },
      {
        question: '{Can I see more than the floor?|Can I watch television?}',
        answer:
          '{Yes, with the two-way mirror: two mirrors in a frame turn your view to the room. Your head stays down, and the television, the window and the people come into sight.|You can, through a frame with two mirrors. It shows you the television, the window and the people in the room while your head stays down.}',
      },
      {
        question: '{Has somebody used it before?|Was it used by other patients?}',
        answer:
          '{Yes, and it has been cleaned since: all surfaces are disinfected, and the straps are checked. The face covers are new for you.|It was rented before, and between two patients we disinfect each surface and check each strap. Used face covers are not passed on; yours are new.}',
      },
      {
        question: '{What do I ask my insurance?|How do I find out about coverage?}',
        answer:
          '{Ask if your plan covers durable medical equipment, rented for positioning after eye surgery, and which papers it wants beforehand. Have the name of the procedure, the surgeon’s note and our quote in front of you.|Put the surgeon’s note, the name of the procedure and our quote in front of you and call your plan. The question is if rented durable medical equipment for positioning after eye surgery is covered, and which papers it wants beforehand.}',
      },
      {
        question: '{May I look up now and then?|How long may I take a break?}',
        answer:
          '{Only your surgeon can say, because no two eyes are the same. Have it written on the note that names the days.|That is for your surgeon to say, since no two eyes are the same. Let it be written on the note with the number of days.}',
      },
    ],
  },
};
